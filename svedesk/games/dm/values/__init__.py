"""What cards count as now: functions of the table."""
