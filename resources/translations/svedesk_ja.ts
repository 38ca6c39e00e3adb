<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>svedesk</name>
    <message>
        <source>Light or dark, as the system</source>
        <translation>システムに合わせる</translation>
