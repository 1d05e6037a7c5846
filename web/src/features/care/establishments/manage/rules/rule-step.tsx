import { eventKindNames } from '@vigie/domain/sensors/event-kinds'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { Field } from '../../../../../components/field.tsx'
import { Ticks } from '../../../../../components/ticks.tsx'
import { shiftName } from '../shifts/shift-name.ts'
import { BackTest } from './back-test.tsx'
import { isReadyName } from './ready-name.ts'
import {
  contact,
  eventsOffered,
  type RuleFault,
  type RuleForm,
  type RuleStep,
  typesSending,
  ways,
} from './rule-form.ts'
import { alone, eventName, type RuleNames, typeNames } from './rule-words.ts'
import { WithoutContact } from './without-contact.tsx'

interface Props {
  eid: string
  step: RuleStep
  form: RuleForm
  names: RuleNames
  onChange: (change: Partial<RuleForm>) => void
  /** What is wrong with it, once somebody wanted to go on. */
  fault: RuleFault | null
}

/** What is asked at one step of a rule. */
export function RuleStepFields({ eid, step, form, names, onChange, fault }: Props) {
  const { t } = useTranslation()
  const { locale, residents, people, shifts } = names
  const nameInput = useRef<HTMLInputElement>(null)
  const error = fault && t(`rules.${fault}`)
  if (step === 'event')
    return (
      <>
        <Choice
          label={t('rules.event')}
          name="action"
          value={form.action}
          onChange={(chosen) => {
            const action = eventKindNames.find((kind) => kind === chosen) ?? form.action
            // What nobody has named goes by what it is for.
            const isOwn = form.name !== eventName(form, locale) && !isReadyName(form.name, t)
            onChange({ action, deviceTypes: typesSending(action), ...(!isOwn && { name: '' }) })
          }}
        >
          {(['alarms', 'otherEvents'] as const).map((group) => (
            <optgroup key={group} label={t(`rules.${group}`)}>
              {eventsOffered[group].map((action) => (
                <option key={action} value={action}>
                  {eventName({ action }, locale)}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
        <Ticks
          label={t('rules.deviceTypes')}
          options={typeNames(typesSending(form.action), locale)}
          chosen={form.deviceTypes}
          onChange={(chosen) =>
            onChange({ deviceTypes: typesSending(form.action).filter((type) => chosen.includes(type)) })
          }
          error={error}
        />
      </>
    )
  if (step === 'whom')
    return (
      <Choice
        label={t('rules.whom')}
        name="beneficiaryId"
        value={form.beneficiaryId}
        onChange={(beneficiaryId) => onChange({ beneficiaryId })}
      >
        <option value="">{alone(t('rules.anyResident'))}</option>
        {form.beneficiaryId !== '' && !residents.has(form.beneficiaryId) && (
          <option value={form.beneficiaryId}>{alone(t('rules.goneResident'))}</option>
        )}
        {[...residents].map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
    )
  if (step === 'shifts')
    return (
      <Ticks
        label={t('rules.shifts')}
        options={new Map(shifts.map((shift) => [shift.id, shiftName(shift, locale)]))}
        chosen={form.shiftIds}
        onChange={(shiftIds) => onChange({ shiftIds })}
        help={t(shifts.length === 0 ? 'rules.noShifts' : 'rules.shiftsHelp')}
      />
    )
  if (step === 'people')
    return (
      <>
        <Ticks
          label={t('rules.people')}
          options={new Map([...people, [contact, alone(t('rules.contactOfResident'))]])}
          chosen={form.recipients}
          onChange={(recipients) => onChange({ recipients })}
          error={error}
        />
        <WithoutContact form={form} names={names} />
      </>
    )
  return (
    <>
      <WithoutContact form={form} names={names} />
      <Ticks
        label={t('rules.ways')}
        options={new Map(ways.map((way) => [way, alone(t(`rules.way.${way}`))]))}
        chosen={form.methods}
        onChange={(chosen) => onChange({ methods: ways.filter((way) => chosen.includes(way)) })}
        help={t('rules.waysHelp')}
        error={fault === 'noWay' ? error : null}
      />
      <Field
        label={t('rules.name')}
        type="text"
        name="name"
        autoComplete="off"
        inputRef={nameInput}
        value={form.name}
        onChange={(name) => onChange({ name })}
        error={fault === 'nameWrong' ? error : null}
      />
      {form.beneficiaryId !== '' && <BackTest {...{ eid, form, names }} />}
    </>
  )
}
