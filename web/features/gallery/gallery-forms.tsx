import { useState } from 'react'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { ChoiceField } from '#web/ui/choice-field.tsx'
import { CompactSelect } from '#web/ui/compact-select.tsx'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'

const FRUIT = { apple: 'Apple', pear: 'Pear', plum: 'Plum' } as const
type Fruit = keyof typeof FRUIT

export function GalleryForms() {
  const [fruit, setFruit] = useState<Fruit>('pear')
  const [page, setPage] = useState(2)
  const [words, setWords] = useState('plum')
  return (
    <Card>
      <CardHead title="Fields and choices" />
      <CardBody className="space-y-5">
        <div className="grid gap-4 md:grid-cols-2">
          <TextField label="Business name" required placeholder="As on your licence" />
          <TextField label="Website" type="url" hint="With https:// at the start" defaultValue="https://example.com" />
          <TextField label="Email" defaultValue="nobody" error="Email is invalid" />
          <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
          <SelectField label="Time zone" defaultValue="b">
            <option value="a">America/New_York</option>
            <option value="b">America/Denver</option>
          </SelectField>
          <ChoiceField label="Fruit of the day" value={fruit} onChange={setFruit} choices={FRUIT} />
          <TextAreaField label="Note" hint="Optional" />
          <CheckboxField label="Weekly analytics reports" defaultChecked />
          <CheckboxField label="I agree to the terms" error="Terms agreement is required" />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <SegmentedControl label="Fruit" value={fruit} onChange={setFruit} choices={FRUIT} />
          <SearchField label="Search fruit" placeholder="Search fruit" value={words} onChange={setWords} />
          <CompactSelect label="Fruit again" value={fruit} onChange={setFruit} choices={FRUIT} />
        </div>
        <Tabs
          label="Fruit"
          value={fruit}
          onChange={setFruit}
          tabs={[
            { value: 'apple', label: 'Apple' },
            { value: 'pear', label: 'Pear', count: 4 },
            { value: 'plum', label: 'Plum' },
          ]}
        >
          <TabPanel value={fruit}>The panel of {FRUIT[fruit]}.</TabPanel>
        </Tabs>
        <Pagination page={page} pages={16} summary={`Page ${page}, 318 rows in all`} onPage={setPage} />
      </CardBody>
    </Card>
  )
}
