"""What the table sounds like: small sounds of our own, which event plays which, and how this machine plays one."""
