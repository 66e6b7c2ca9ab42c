import type { ColumnType, JSONColumnType } from 'kysely'

/** A JSON column: read parsed, written as a string (both drivers take text for jsonb). */
export type Json = JSONColumnType<object, string, string>
/** `date` is text `YYYY-MM-DD` on both drivers. */
export type Day = ColumnType<string, string, string>
/** `numeric` is text on both drivers. */
export type Numeric = ColumnType<string, string | number, string | number>
