import { createRequire } from 'node:module'
import '@vigie/emulators/firebase-tools/tasks-on-time'

interface TasksEmulator {
  start(): Promise<void>
}
type TasksEmulatorType = new (at: { host: string; port: number }) => TasksEmulator

// As the suite runs it: it calls each task at its time, and keeps nothing when it ends.
const { TasksEmulator }: { TasksEmulator: TasksEmulatorType } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/tasksEmulator',
)
await new TasksEmulator({ host: '127.0.0.1', port: Number(process.argv[2]) }).start()
