import { useYoungConnections } from '@vigie/emulators/suite/young-connections'

useYoungConnections()
