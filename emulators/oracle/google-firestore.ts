import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { findGoogleFirestoreJar } from '../src/suite/google-cloud-sdk.ts'
import { type Answer, claims, documentFields, project, type Question, rulesFor } from './question.ts'

const startLimitMs = 20_000
const documents = `/v1/projects/${project}/databases/(default)/documents`

/** How many conditions fit into one ruleset of ours. */
export const conditionsAtATime = 40

/** A process of a few seconds does not earn back what optimising its code costs. */
const shortLived = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/** Google's Firestore emulator, asked for the answers of its rules engine. */
export class GoogleFirestore implements AsyncDisposable {
  readonly #process: ChildProcess
  readonly #url: string

  private constructor(process: ChildProcess, url: string) {
    this.#process = process
    this.#url = url
  }

  /** SHA-256 of the emulator; undefined where it, or a Java, is not on this machine. */
  static engine(): string | undefined {
    const jar = findGoogleFirestoreJar()
    if (jar === undefined || spawnSync('java', ['-version']).status !== 0) return undefined
    return createHash('sha256').update(readFileSync(jar)).digest('hex')
  }

  /** Starts the emulator on a free port, with the document of the questions in it. */
  static async start(): Promise<GoogleFirestore> {
    const jar = findGoogleFirestoreJar()
    if (jar === undefined) throw new Error('Google’s Firestore emulator is not on this machine')
    const port = await freePort()
    const args = [
      ...shortLived,
      '-cp',
      jar,
      mainClass,
      'start',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
    ]
    const google = new GoogleFirestore(spawn('java', args, { stdio: 'ignore' }), `http://127.0.0.1:${port}`)
    try {
      await google.#untilItAnswers()
      await google.#writeDocuments()
    } catch (error) {
      await google[Symbol.asyncDispose]()
      throw error
    }
    return google
  }

  async ask(question: Question): Promise<Answer> {
    if (!(await this.accepts(rulesFor('cloud.firestore', question)))) return 'refused'
    return this.#read(question.path)
  }

  /**
   * Answers to at most `conditionsAtATime` conditions that all compile, asked together: a ruleset costs more than a
   * question. Each is asked of a collection of its own, so conditions must not look at the path.
   */
  async askConditions(conditions: readonly string[]): Promise<Answer[]> {
    const blocks = conditions.map(
      (condition, index) => `match /t${index}/{id} { allow get: if ${condition}; }`,
    )
    if (
      !(await this.accepts(rulesFor('cloud.firestore', { version: '2', rules: blocks.join('\n'), path: '' })))
    )
      throw new Error('Google’s emulator no longer accepts one of these conditions')
    return Promise.all(conditions.map((_, index) => this.#read(`t${index}/c`)))
  }

  /** Whether the rules compile. */
  async accepts(rules: string): Promise<boolean> {
    const files = [{ name: 'a.rules', content: rules }]
    return (await this.#fetch(`/emulator/v1/projects/${project}:securityRules`, 'PUT', { rules: { files } }))
      .ok
  }

  async #read(path: string): Promise<Answer> {
    const response = await this.#fetch(`${documents}/${path}`, 'GET', undefined, unsignedToken())
    if (response.ok || response.status === 404) return 'permit'
    const { error } = await response.json()
    const reason = String(error.message).trim()
    return /(^|, )false for 'get' @ L\d+$/.test(reason) || reason === 'No matching allow statements'
      ? 'false'
      : 'error'
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const exited = once(this.#process, 'exit')
    if (this.#process.exitCode === null && this.#process.kill()) await exited
  }

  #fetch(path: string, method: string, body?: unknown, token?: string): Promise<Response> {
    return fetch(this.#url + path, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      body: body === undefined ? null : JSON.stringify(body),
    })
  }

  async #writeDocuments(): Promise<void> {
    const paths = ['t/c', ...Array.from({ length: conditionsAtATime }, (_, index) => `t${index}/c`)]
    await Promise.all(
      paths.map((path) => this.#fetch(`${documents}/${path}`, 'PATCH', { fields: documentFields }, 'owner')),
    )
  }

  async #untilItAnswers(): Promise<void> {
    const deadline = Date.now() + startLimitMs
    for (;;) {
      try {
        await fetch(this.#url)
        return
      } catch (error) {
        if (this.#process.exitCode !== null || Date.now() > deadline)
          throw new Error('Google’s Firestore emulator does not start', { cause: error })
      }
      await sleep(100)
    }
  }
}

/** The emulator takes tokens that nobody signed. */
function unsignedToken(): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode({ alg: 'none' })}.${encode(claims)}.`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
