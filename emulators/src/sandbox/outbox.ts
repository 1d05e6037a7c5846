import { z } from 'zod'

export const channelSchema = z.enum(['email', 'sms', 'voice', 'push'])
export type Channel = z.infer<typeof channelSchema>

/**
 * One message to one recipient, as `GET /messages` lists it. `subject` is null but for an e-mail; `at` is when
 * the sandbox accepted it (ISO 8601); `status` is the provider's own word ("accepted", "queued", "delivered" …).
 */
export interface SandboxMessage {
  id: string
  channel: Channel
  to: string
  from: string
  subject: string | null
  text: string
  at: string
  status: string
  /** For how many seconds it may be handed out; an SMS and a notification say so. */
  validForS?: number
  /** All that a notification brings. */
  data?: Readonly<Record<string, string>>
}

/** Filters of `GET /messages`; `since` is inclusive, so that a test cannot miss a message of the same millisecond. */
export const messageFilterSchema = z.object({
  channel: channelSchema.optional(),
  to: z.string().optional(),
  since: z.iso.datetime({ offset: true }).optional(),
})
export type MessageFilter = z.infer<typeof messageFilterSchema>

export type OutboxChange = { type: 'message'; message: SandboxMessage } | { type: 'cleared' }

const maxTextLength = 32_768

/**
 * What was "sent", newest last. It keeps the last `limit` messages and the first 32 Ki characters of each text, so
 * that a suite left running for days stays small.
 */
export function createOutbox(limit = 5_000) {
  const messages = new Map<string, SandboxMessage>()
  const listeners = new Set<(change: OutboxChange) => void>()
  const tell = (change: OutboxChange) => {
    for (const listener of listeners) listener(change)
  }

  return {
    record(sent: Omit<SandboxMessage, 'at'>): SandboxMessage {
      const message = { ...sent, text: sent.text.slice(0, maxTextLength), at: new Date().toISOString() }
      messages.set(message.id, message)
      const oldest = messages.keys().next()
      if (messages.size > limit && !oldest.done) messages.delete(oldest.value)
      tell({ type: 'message', message })
      return message
    },

    /** Does nothing for a message that was cleared or has fallen off the end. */
    setStatus(id: string, status: string): void {
      const message = messages.get(id)
      if (!message || message.status === status) return
      const changed = { ...message, status }
      messages.set(id, changed)
      tell({ type: 'message', message: changed })
    },

    /** Adds to a text that comes bit by bit. Does nothing for a message that is not there any more. */
    append(id: string, text: string): void {
      const message = messages.get(id)
      if (!message) return
      const changed = { ...message, text: `${message.text}\n${text}`.trimStart().slice(0, maxTextLength) }
      messages.set(id, changed)
      tell({ type: 'message', message: changed })
    },

    find(id: string): SandboxMessage | undefined {
      return messages.get(id)
    },

    list({ channel, to, since }: MessageFilter = {}): SandboxMessage[] {
      const sinceMs = since === undefined ? 0 : Date.parse(since)
      return [...messages.values()].filter(
        (message) =>
          (channel === undefined || message.channel === channel) &&
          (to === undefined || message.to === to) &&
          Date.parse(message.at) >= sinceMs,
      )
    },

    clear(): void {
      messages.clear()
      tell({ type: 'cleared' })
    },

    /** Calls `listener` at each change; returns how to stop. */
    onChange(listener: (change: OutboxChange) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
