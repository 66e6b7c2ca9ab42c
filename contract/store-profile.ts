import * as z from 'zod'
import { WEEKDAYS } from '#contract/weekdays.ts'

export { DEFAULT_HOURS, WEEKDAYS, type Weekday } from '#contract/weekdays.ts'

const text = z.string().max(2000)
const list = z.array(z.string().max(300)).max(200)

/** Local wall-clock times, 24-hour `HH:MM`. A `close` at or before `open` means after midnight. */
export const DayHours = z.object({
  open: z.string().regex(/^\d{2}:\d{2}$/),
  close: z.string().regex(/^\d{2}:\d{2}$/),
  closed: z.boolean(),
})
export type DayHours = z.infer<typeof DayHours>

export const WeekHours = z.object({
  monday: DayHours,
  tuesday: DayHours,
  wednesday: DayHours,
  thursday: DayHours,
  friday: DayHours,
  saturday: DayHours,
  sunday: DayHours,
})
export type WeekHours = z.infer<typeof WeekHours>

/** `date` is `MM-DD` or `YYYY-MM-DD`; `rule` is words such as "fourth Thursday of November". */
export const Holiday = z.looseObject({
  name: text,
  date: z.string().max(10).optional(),
  rule: text.optional(),
  closed: z.boolean(),
  open: z.string().max(5).optional(),
  close: z.string().max(5).optional(),
})
export type Holiday = z.infer<typeof Holiday>

/**
 * The facts of one dispensary that the concierge may state. Keys follow the profile format of the field
 * (snake_case, amounts in dollars). Everything but the name is optional, and facts under keys not listed
 * here are kept at every level: an owner's note or an RV space is answered from like any other fact.
 */
export const StoreProfile = z.looseObject({
  id: z.string().max(80).optional(),
  name: z.string().min(1).max(200),
  business_type: text.optional(),
  address: z
    .looseObject({
      street: text.optional(),
      city: text.optional(),
      state: text.optional(),
      state_code: text.optional(),
      zip: text.optional(),
    })
    .optional(),
  directions: text.optional(),
  phone: text.optional(),
  email: text.optional(),
  website: text.optional(),
  timezone: text.optional(),
  hours: WeekHours.optional(),
  /** Of a counter, a window or a lane that keeps hours of its own, under its name: `drive_thru`. */
  department_hours: z.record(z.string(), WeekHours).optional(),
  holidays: z.array(Holiday).max(100).optional(),
  busiest_hours: list.optional(),
  payment: z.looseObject({ accepted: list.optional(), not_accepted: list.optional() }).optional(),
  delivery: z
    .looseObject({
      offered: z.boolean().optional(),
      area: text.optional(),
      zips: list.optional(),
      minimum_order: z.number().optional(),
      fee: z.number().optional(),
      free_over: z.number().optional(),
    })
    .optional(),
  pickup: z.looseObject({ offered: z.boolean().optional(), ready_minutes: z.number().optional() }).optional(),
  id_policy: z
    .looseObject({ minimum_age: z.number().optional(), accepted: list.optional(), not_accepted: list.optional() })
    .optional(),
  parking: z.looseObject({}).optional(),
  accessibility: z.looseObject({}).optional(),
  return_policy: z.looseObject({}).optional(),
  loyalty: z.looseObject({ name: text.optional() }).optional(),
  deals: z
    .looseObject({
      daily: z.partialRecord(z.enum(WEEKDAYS), text).optional(),
      always: list.optional(),
      stacking: text.optional(),
    })
    .optional(),
  limits_and_rules: z.looseObject({}).optional(),
  tax: text.optional(),
  staff: z.looseObject({ languages: list.optional(), human_handoff: text.optional() }).optional(),
})
export type StoreProfile = z.infer<typeof StoreProfile>

const line = z.string().trim().max(300)
const paragraph = z.string().trim().max(1000)
const lines = z.array(line.min(1)).max(60)
const money = z.number().min(0).max(10_000).nullable()
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A small table of facts under names of the owner's choice, such as `ev_charging` under parking. */
const Particulars = z.record(
  z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  z.union([paragraph, z.number(), z.boolean(), lines]),
)
export type Particulars = z.infer<typeof Particulars>

/** The part of a store profile that the settings form shows. Amounts are dollars; null where there is none. */
export const StoreFacts = z.object({
  name: line.min(1, 'Store name is required'),
  address: z.object({ street: line, city: line, state: line, zip: z.string().trim().max(10) }),
  phone: z.string().trim().max(40),
  email: z.string().trim().max(254),
  directions: paragraph,
  hours: z.record(z.enum(WEEKDAYS), z.object({ open: clock, close: clock, closed: z.boolean() })),
  holidays: z
    .array(
      z.object({
        name: line.min(1),
        /** `MM-DD` every year or `YYYY-MM-DD` once; empty where `rule` tells the day in words. */
        date: z.string().regex(/^((\d{4}-)?\d{2}-\d{2})?$/),
        rule: line,
        closed: z.boolean(),
        open: clock.or(z.literal('')),
        close: clock.or(z.literal('')),
      }),
    )
    .max(60),
  payment: z.object({ accepted: lines, not_accepted: lines }),
  delivery: z.object({
    offered: z.boolean(),
    area: line,
    zips: z.array(z.string().regex(/^\d{5}$/, 'A ZIP code has five digits')).max(500),
    minimum_order: money,
    fee: money,
    free_over: money,
  }),
  pickup: z.object({ offered: z.boolean(), ready_minutes: z.int().min(0).max(1440).nullable() }),
  deals: z.object({ daily: z.partialRecord(z.enum(WEEKDAYS), line), always: lines, stacking: line }),
  minimum_age: z.int().min(18).max(30),
  tax: paragraph,
  human_handoff: paragraph,
  parking: Particulars,
  return_policy: Particulars,
  loyalty: Particulars,
  limits_and_rules: Particulars,
})
export type StoreFacts = z.infer<typeof StoreFacts>
