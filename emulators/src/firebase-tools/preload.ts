/** Everything that the suite changes in firebase-tools, for `node --import`. */
import './concurrent-functions.ts'
import './forgotten-tokens.ts'
import { letEarlyAnswersStand } from './early-answers.ts'
import { useOwnConnections } from './own-connections.ts'
import './lone-failures.ts'
import './no-anonymous.ts'
import './own-deletion.ts'
import './own-events.ts'
import './password-policy.ts'
import './quiet-log.ts'
import { rememberAssets } from './remembered-assets.ts'
import { sayWhereRequestsComeFrom } from './seen-addresses.ts'
import './tasks-on-time.ts'

useOwnConnections()
letEarlyAnswersStand()
rememberAssets()
sayWhereRequestsComeFrom()
