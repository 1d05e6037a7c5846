import { englishEvents } from '../../sensors/event-words/en.ts'
import type { french } from './fr.ts'

const s = (count: number): string => (count === 1 ? '' : 's')
const days = (count: number): string => `${count} day${s(count)}`
const ofMonth = (isPast: boolean): string => (isPast ? 'that month' : 'this month')

/** What the report of a resident says, in English. */
export const english: typeof french = {
  title: 'Full report',
  span: (from, to) => `${from} to ${to}`,
  madeBy: (name, time) => `Prepared by ${name}, ${time}, with what they may read.`,
  relative: (name) => `${name} (relative)`,
  archived: (name) => `${name} (archived)`,
  unreadable: (count) =>
    count === 1
      ? `${count} record could not be read: it is missing here.`
      : `${count} records could not be read: they are missing here.`,
  cut: 'There is more than this report can show: choose a shorter period.',
  unwritten: 'Characters marked � cannot be written in a PDF: see them on screen.',
  said: (what, values) => `${what}: ${values}`,
  average: {
    title: 'On average',
    help: 'Whole days only. A day of which less than 70% was observed does not count.',
    before: (count) => (count === 1 ? 'the day before' : `the ${count} days before`),
    more: (value, amount, before, count) => `${value}, ${amount} more than ${before} (${days(count)}).`,
    less: (value, amount, before, count) => `${value}, ${amount} less than ${before} (${days(count)}).`,
    same: (value, before, count) => `${value}, the same as ${before} (${days(count)}).`,
    alone: (value, count, before, isOne) =>
      `${value} (${days(count)}). Nothing to compare with: ${before} ${isOne ? 'is' : 'are'} not known.`,
    restsBefore: (value, count) => `Before: ${value}, over ${days(count)}.`,
    leftOut: (count) =>
      count === 1
        ? `${count} day was observed too little, and does not count.`
        : `${count} days were observed too little, and do not count.`,
    leftOutBefore: (count) =>
      count === 1
        ? `Before, ${count} day was observed too little, and does not count.`
        : `Before, ${count} days were observed too little, and do not count.`,
    unknown: 'Not known: no whole day was observed enough.',
    untold: 'No sensor told it in this period.',
    points: (count) => `${count} point${s(count)}`,
  },
  statistics: {
    averageUpCountPeriodAvg: {
      name: 'Getting up',
      value: (amount, told) => `${amount} time${s(told)} a day`,
    },
    averageSitTimePeriodAvg_hours: {
      name: 'Time in the chair',
      value: (amount) => `${amount} in the chair a day`,
    },
    averageTemperature: { name: 'Temperature', value: (amount) => amount },
    averageHumidity: { name: 'Humidity', value: (amount) => amount },
    averageCo2: { name: 'CO₂', value: (amount) => amount },
  },
  byDay: {
    title: 'Sensors, day by day',
    help: 'Not known: no sensor told it. Observed too little: less than 70%.',
    none: 'No sensor told anything of these days.',
    day: 'Day',
    goingOn: (day) => `${day} (not over)`,
    observed: 'Observed',
    timesUp: 'Times up',
    inBed: 'In bed',
    inChair: 'In the chair',
    out: 'Out of the room (estimate)',
    nightExits: 'Out of bed at night (22:00 to 07:00)',
    calls: 'Calls for help',
    notKnown: 'not known',
    tooLittle: 'observed too little',
  },
  alerts: {
    title: 'Alerts',
    none: 'No alert in this period.',
    noneTaken: 'Nobody took any of them.',
    answered: (taken, of, median, most) =>
      `Taken: ${taken} of ${of}. Half of the time within ${median}, ${most} at most.`,
    taken: (name, time) => `${name}, after ${time}`,
    notTaken: 'nobody took it',
    goesOn: 'not resolved',
    superseded: 'Never resolved: a newer alert took its place',
    resolutions: { helped: 'Help given', falseAlarm: 'False alarm', test: 'Test', other: 'Other reason' },
  },
  moods: {
    title: 'Mood, health and appetite',
    none: 'Nothing was noted in this period.',
    names: { mood: 'Mood', health: 'Health', appetite: 'Appetite' },
    often: (value, count) => `${value}, ${count} time${s(count)}`,
  },
  tasks: {
    title: 'Tasks',
    none: 'No task that was done or to be done in this period.',
    done: 'Done',
    missed: 'Not done',
    missedHelp: 'As tasks are planned now, or were before they changed.',
    doneOften: (task, count, name, time) =>
      `${task}: ${count} time${s(count)}, ${count === 1 ? '' : 'last '}by ${name}, ${time}`,
    missedAt: (task, times) => `${task} (${times})`,
    ofRelative: (task) => `“${task}”, written by a relative`,
    missedMany: (task, times, count) => `${task} (${times}…, ${count} times)`,
    left: {
      deactivated: (name) => (name === '' ? 'deactivated' : `deactivated by ${name}`),
      deleted: (name) => (name === '' ? 'deleted' : `deleted by ${name}`),
      changed: (name) => (name === '' ? 'changed' : `changed by ${name}`),
      undone: (name) => (name === '' ? 'said to be undone' : `said to be undone by ${name}`),
    },
  },
  notes: {
    title: 'Notes',
    none: 'No note that you may read in this period.',
    received: 'received',
    edited: 'changed',
    private: 'Private: care team',
  },
  home: {
    title: 'Monthly report',
    otherClock: (place) =>
      `The days of this month were counted by the clock that the residence had then (${place}).`,
    goingOn: 'This month is not over: the report goes until the moment at which it was prepared.',
    madeBy: (name, time) => `Prepared by ${name}, ${time}.`,
    alerts: {
      title: 'Alerts',
      help: 'By severity, rule and room, in the month in which they were raised.',
      all: 'Alerts',
      none: (isPast) => `No alert ${ofMonth(isPast)}.`,
      resolved: 'Resolved',
      nothingWrong: 'of which false alarms',
      severity: 'Severity',
      severities: { callForHelp: 'Call for help', warning: 'Warning', technical: 'To be checked' },
      rule: 'Rule',
      rules: 'By rule',
      room: 'Room',
      rooms: 'By room, ten at most, those with the most',
      noRoom: 'without a room',
      unreadable: (count) =>
        count === 1 ? `${count} alert could not be read.` : `${count} alerts could not be read.`,
      cut: 'There are more than this report counts: only the latest are in it.',
    },
    answers: {
      title: 'How soon calls for help were answered',
      none: 'No call for help: nothing to say.',
      minute: 'Within 60 seconds',
      threeMinutes: 'Within 3 minutes',
      share: (percent, part, whole) => `${percent} (${part} of ${whole})`,
    },
    messages: {
      title: 'Messages and what they cost',
      unknown: 'Not known: the messages of this month were not counted.',
      since: (date) => `Counted since ${date} only.`,
      channel: 'Channel',
      channels: { email: 'E-mails', sms: 'SMS', voice: 'Phone calls' },
      count: 'Messages',
      cost: 'Cost',
      total: 'In all',
      noPrice: 'price not known',
      segments: (count) => `${count} segment${s(count)}`,
    },
    silences: {
      title: 'Silent devices',
      unknown: 'Not known: silences are kept for 90 days after they end.',
      none: (isPast) => `No device was reported silent ${ofMonth(isPast)}.`,
      device: 'Device',
      home: 'The whole establishment',
      gateway: 'Gateway',
      location: 'Place',
      times: 'Silences',
      length: 'How long in all',
      goesOn: 'still goes on',
    },
    tasks: {
      title: 'Tasks',
      done: 'Done',
      missed: 'Not done',
      none: (isPast) => `No task to be done ${ofMonth(isPast)}.`,
      cut: 'There are more than this report counts.',
    },
    observed: {
      title: 'What was observed',
      help: 'Of residents who live here now, the whole days of this month.',
      unknown: 'Not known: no day of this month is kept.',
      only: (none, share) => `${none} But only ${share} of the time was observed.`,
      share: 'Part of the time that was observed',
      enough: 'Days of which 70% or more was observed',
      known: 'Days whose figures are kept',
      of: (part, whole) => `${part} of ${whole}`,
    },
  },
  events: englishEvents,
}
