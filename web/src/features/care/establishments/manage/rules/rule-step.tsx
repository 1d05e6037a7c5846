import { careButton } from '@vigie/domain/care/care-press'
import { canSend } from '@vigie/domain/devices/device-catalogue'
import { eventKindNames } from '@vigie/domain/sensors/event-kinds'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { Field } from '../../../../../components/field.tsx'
import { Ticks } from '../../../../../components/ticks.tsx'
import { shiftName } from '../shifts/shift-name.ts'
import { ways } from '../ways.ts'
import { BackTest } from './back-test.tsx'
import { hasPeriod, hasValue, metricFor, operatorFor } from './condition-form.ts'
import { ConditionStepFields } from './condition-step.tsx'
import { eventsOffered } from './events-offered.ts'
import { contact, type RuleForm, typesMeant, typesSending } from './rule-form.ts'
import { type ConditionFault, conditionFaults, type RuleFault, type RuleStep } from './rule-steps.ts'
import { alone, eventName, type RuleNames, typeNames } from './rule-words.ts'
import { addsUp } from './use-back-test.ts'
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
  const { locale, residents, people, shifts, untold } = names
  const nameInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fault === 'nameWrong') nameInput.current?.focus()
  }, [fault])
  const isLive = form.type === 'live'
  if (step === 'metric' || step === 'operator' || step === 'value' || step === 'held' || step === 'period')
    return (
      <>
        <ConditionStepFields {...{ step, form, names, onChange, fault }} />
        {step === 'value' && addsUp(form) && hasValue(form) && hasPeriod(form) && (
          <BackTest {...{ eid, form, names, onChange }} />
        )}
      </>
    )
  const list = () => {
    const untoldNames = form.recipients.filter((one) => untold.has(one)).map((one) => people.get(one) ?? one)
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(untoldNames)
  }
  const error = fault && isOfEvery(fault) ? t(`rules.${fault}`, { list: list() }) : null
  if (step === 'event') {
    const offered = eventsOffered(form)
    return (
      <>
        <Choice
          label={t(isLive ? 'rules.event' : 'conditions.event')}
          name="action"
          value={form.action}
          onChange={(chosen) => {
            const action = eventKindNames.find((kind) => kind === chosen) ?? form.action
            const metric = metricFor(action, form.metric)
            onChange({
              ...{ action, deviceTypes: typesMeant(action), metric },
              operator: operatorFor(metric, form.operator),
              // What was said of times is not meant of degrees.
              ...(metric !== form.metric && { value: '' }),
            })
          }}
        >
          {(['alarms', 'otherEvents'] as const).map((group) => (
            <optgroup key={group} label={t(`rules.${group}`)}>
              {offered[group].map((action) => (
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
          {...(isLive && canSend(careButton, form.action) && { help: t('rules.careButtonHelp') })}
          {...(form.action === 'noSignOfLife' && { help: t('conditions.noSignHelp') })}
          error={error}
        />
      </>
    )
  }
  if (step === 'whom')
    return (
      <Choice
        label={t('rules.whom')}
        name="beneficiaryId"
        {...(!isLive && { help: t('conditions.whomHelp') })}
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
        help={[
          t(
            shifts.length === 0
              ? 'rules.noShifts'
              : addsUp(form)
                ? 'conditions.shiftsHelp'
                : 'rules.shiftsHelp',
          ),
          ...(form.action === 'noSignOfLife' && form.shiftIds.length === 0 ? [t('conditions.nightToo')] : []),
        ].join(' ')}
      />
    )
  if (step === 'people')
    return (
      <>
        <Ticks
          label={t('rules.people')}
          options={new Map([...people, [contact, alone(t('rules.contactOfResident'))]])}
          chosen={form.recipients}
          closed={untold}
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
        error={fault === 'noWay' || fault === 'pushAlone' ? error : null}
      />
      <Ticks
        label={t('conditions.silence')}
        options={new Map([['silence', t('conditions.tellsSilence')]])}
        chosen={form.tellsSilence ? ['silence'] : []}
        onChange={(chosen) => onChange({ tellsSilence: chosen.length > 0 })}
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
      <BackTest {...{ eid, form, names, onChange }} />
    </>
  )
}

/** Whether something can be wrong so of a rule of either type. */
const isOfEvery = (fault: RuleFault): fault is Exclude<RuleFault, ConditionFault> =>
  !conditionFaults.some((one) => one === fault)
