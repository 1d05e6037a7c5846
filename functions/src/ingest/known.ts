import type { Assignment } from '@vigie/domain/devices/device'
import { readAssignment } from '../data/devices.ts'
import { type Home, type LiveRules, readHome, readLiveRules } from '../data/homes.ts'
import { FreshCache } from './fresh-cache.ts'
import { homeAgeMs, maxAgeMs, maxDevices, maxHomes } from './limits.ts'

/** Where each device belongs. */
export const assignments = new FreshCache<Assignment>(readAssignment, { maxAgeMs, maxEntries: maxDevices })

/** Each establishment's state, clock, shifts and key. */
export const homes = new FreshCache<Home>(readHome, { maxAgeMs: homeAgeMs, maxEntries: maxHomes })

/** Each establishment's activated live rules. */
export const liveRules = new FreshCache<LiveRules>(readLiveRules, { maxAgeMs, maxEntries: maxHomes })
