import { useState } from 'react'
import type { SalesCycle } from '#contract/agent.ts'
import { BuilderSection, MoreSection } from '#web/features/builder/builder-fields.tsx'
import type { StepProps } from '#web/features/builder/document-edit.ts'
import type { Choices } from '#web/lib/choices.ts'
import { ChoiceField, OpenChoiceField } from '#web/ui/choice-field.tsx'
import { Field, TextAreaField, TextField } from '#web/ui/field.tsx'

type Recommendations = SalesCycle['productRecommendations']

const STYLES: Choices<Recommendations['recommendationStyle']> = {
  curated: 'Curated: three picks that differ',
  broad: 'Broad: up to six, to browse',
  focused: 'Focused: the one best fit',
}
const PRICES: Choices<Recommendations['priceStrategy']> = {
  balanced: 'Balanced: the middle of the shelf',
  value: 'Value: lower prices and sales first',
  premium: 'Premium: the finest first',
}
const CROSS_SELLS: Choices<Recommendations['crossSellStrategy']> = {
  complementary: 'Complementary: adds one thing that goes with it',
  none: 'None: only what was asked for',
}

const PROGRESSIONS: Choices<string> = {
  discover_recommend_add: 'Ask, recommend, add: asks first where nothing was said yet',
  recommend_discover_add: 'Recommend, ask, add: shows picks at once and asks after them',
  recommend_only: 'Recommend only: offers nothing beside it',
}

/** How products are chosen: each of these changes what shoppers see, as the list below shows. */
export function SalesSettings({ document, edit }: StepProps) {
  const { productRecommendations: chosen } = document.brief.salesCycle
  return (
    <>
      <BuilderSection
        title="Sales settings"
        note="How products are picked and offered. The list below shows what changes."
      >
        <ChoiceField
          label="Recommendation style"
          hint="How many products an open question is answered with."
          choices={STYLES}
          value={chosen.recommendationStyle}
          onChange={(recommendationStyle) => edit.recommendations({ recommendationStyle })}
        />
        <ChoiceField
          label="Price strategy"
          hint="What comes first when several products fit. A shopper’s own budget always wins."
          choices={PRICES}
          value={chosen.priceStrategy}
          onChange={(priceStrategy) => edit.recommendations({ priceStrategy })}
        />
        <ProductFocus focus={chosen.productFocus} onChange={(productFocus) => edit.recommendations({ productFocus })} />
        <OpenChoiceField
          label="Sales progression"
          hint="When it asks what is still open (once a conversation, never what was said), and when it offers what goes well with the pick."
          choices={PROGRESSIONS}
          value={document.brief.revenue.salesProgression}
          onChange={(salesProgression) => edit.revenue({ salesProgression })}
        />
        <ChoiceField
          label="Cross-sell strategy"
          hint="Whether an answer may end with something that goes well with the pick."
          choices={CROSS_SELLS}
          value={chosen.crossSellStrategy}
          onChange={(crossSellStrategy) => edit.recommendations({ crossSellStrategy })}
        />
        <Field label="Upsell threshold" hint="A suggested extra may cost up to this share of the first pick.">
          {(wiring) => (
            <span className="flex items-center gap-4">
              <input
                {...wiring}
                type="range"
                min={0}
                max={100}
                step={5}
                value={Math.round(chosen.upsellThreshold * 100)}
                aria-valuetext={`${Math.round(chosen.upsellThreshold * 100)} percent`}
                onChange={(event) => edit.recommendations({ upsellThreshold: Number(event.target.value) / 100 })}
                className="h-10 min-w-0 flex-1 accent-brand-ink"
              />
              <span className="w-12 text-right font-medium tabular-nums">
                {Math.round(chosen.upsellThreshold * 100)}%
              </span>
            </span>
          )}
        </Field>
        <AovTarget
          cents={document.brief.revenue.aovTargetCents}
          onChange={(aovTargetCents) => edit.revenue({ aovTargetCents })}
        />
      </BuilderSection>
      <Conversation document={document} edit={edit} />
    </>
  )
}

/** Kept as it is typed, in dollars; empty for none. */
function AovTarget({ cents, onChange }: { cents: number | null; onChange: (cents: number | null) => void }) {
  const inDollars = cents === null ? '' : String(cents / 100)
  const [typed, setTyped] = useState(inDollars)
  const shown = centsOf(typed) === cents ? typed : inDollars
  return (
    <TextField
      label="AOV target ($)"
      hint="The order value that is enough: an extra is offered below it, and never takes the order past it. A line of the chart on Performance. Empty for none."
      inputMode="decimal"
      maxLength={8}
      value={shown}
      onChange={(event) => {
        const next = event.target.value.replace(/[^\d.]/g, '')
        setTyped(next)
        onChange(centsOf(next))
      }}
    />
  )
}

function centsOf(typed: string): number | null {
  const cents = Math.round(Number(typed) * 100)
  return cents >= 100 ? Math.min(cents, 1_000_000) : null
}

/** Kept as it is typed: a comma at the end is not yet a second word. */
function ProductFocus({ focus, onChange }: { focus: string[]; onChange: (focus: string[]) => void }) {
  const [typed, setTyped] = useState(focus.join(', '))
  const shown = listOf(typed).join() === focus.join() ? typed : focus.join(', ')
  return (
    <TextField
      label="Product focus"
      hint="Brands, shelves or words of product names, with commas between. They come first where they fit."
      maxLength={1000}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(listOf(event.target.value))
      }}
    />
  )
}

function listOf(typed: string): string[] {
  return typed
    .split(',')
    .map((word) => word.trim().slice(0, 200))
    .filter((word) => word !== '')
    .slice(0, 50)
}

const STRATEGIES: Choices<string> = {
  value_driven: 'Value driven: what it does for the shopper comes first',
  experience_driven: 'Experience driven: the moment it is for comes first',
  education_driven: 'Education driven: explains before it recommends',
}
const WELCOMES: Choices<string> = {
  product_discovery: 'Product discovery: asks what they are looking for',
  mood_discovery: 'Mood discovery: asks what the evening is for',
  deals_first: 'Deals first: begins with what is on sale',
}
const OBJECTIONS: Choices<string> = {
  educational: 'Educational: answers a doubt with facts',
  reassuring: 'Reassuring: answers a doubt with understanding',
  alternative: 'Alternative: answers a doubt with another product',
}
const CLOSINGS: Choices<string> = {
  soft_close: 'Soft close: offers the next step, without pressing',
  direct_close: 'Direct close: asks whether to add it to the cart',
  no_close: 'None: leaves the next step to the shopper',
}
const FOLLOW_UPS: Choices<string> = {
  helpful: 'Helpful: one useful question',
  quiet: 'Quiet: only when asked',
  eager: 'Eager: always one more idea',
}

/** These shape wording alone, so they count where a language model does the wording. */
function Conversation({ document, edit }: StepProps) {
  const { strategy, customerJourney, funnel } = document.brief.salesCycle
  return (
    <MoreSection
      title="How it leads the talk"
      note="Used by the language model where one is connected. The built-in engine keeps its own wording."
    >
      <OpenChoiceField label="Strategy" choices={STRATEGIES} value={strategy} onChange={edit.strategy} />
      <TextAreaField
        label="Target customer"
        hint="Who mostly comes to your shop."
        rows={2}
        maxLength={4000}
        value={customerJourney.targetCustomer}
        onChange={(event) => edit.journey({ targetCustomer: event.target.value })}
      />
      <TextAreaField
        label="Acquisition goal"
        hint="What a good conversation ends with."
        rows={2}
        maxLength={4000}
        value={customerJourney.acquisitionGoal}
        onChange={(event) => edit.journey({ acquisitionGoal: event.target.value })}
      />
      <TextAreaField
        label="Interaction style"
        hint="Such as: one question at a time."
        rows={2}
        maxLength={4000}
        value={customerJourney.interactionStyle}
        onChange={(event) => edit.journey({ interactionStyle: event.target.value })}
      />
      <OpenChoiceField
        label="Welcome sequence"
        choices={WELCOMES}
        value={funnel.welcomeSequence}
        onChange={(welcomeSequence) => edit.funnel({ welcomeSequence })}
      />
      <OpenChoiceField
        label="Objection handling"
        choices={OBJECTIONS}
        value={funnel.objectionHandling}
        onChange={(objectionHandling) => edit.funnel({ objectionHandling })}
      />
      <OpenChoiceField
        label="Closing strategy"
        choices={CLOSINGS}
        value={funnel.closingStrategy}
        onChange={(closingStrategy) => edit.funnel({ closingStrategy })}
      />
      <OpenChoiceField
        label="Follow-up style"
        choices={FOLLOW_UPS}
        value={funnel.followUpStyle}
        onChange={(followUpStyle) => edit.funnel({ followUpStyle })}
      />
    </MoreSection>
  )
}
