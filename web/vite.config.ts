import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leaveOutUnused } from './build/leave-out-unused.ts'

/** Firebase products that ReactFire imports and the app does not use; importing them has no effect that it needs. */
const unusedFirebase = /firebase\/(functions|remote-config|storage|installations)\//

export default defineConfig({
  root: import.meta.dirname,
  plugins: [leaveOutUnused(), react()],
  build: {
    // What tests/bench/bundle.ts counts.
    manifest: true,
    target: 'es2022',
    // A build for the emulators is never where `firebase deploy` looks.
    outDir: process.env.VITE_EMULATORS === '1' ? '../local/web' : 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !unusedFirebase.test(id) },
    },
  },
})
