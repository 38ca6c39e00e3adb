"""The desktop window: the only place besides `net` that knows Qt. It shows views and sends intents; it decides no
rule."""
