import { inFirestore, type Replaced } from './in-firestore.ts'

/** How Firestore's client asks of everything that is listened to whether it is a pipeline, and the methods that are called where the answer is yes: a bundler takes no method out of a class. */
const replaced: readonly Replaced[] = [
  [/\b__PRIVATE_(isPipeline|targetIsPipelineTarget|pipelineMatches)\([\w., ]+\)(?! \{)/g, 'false'],
  [/\b\w+ instanceof (CorePipeline|__PRIVATE_RealtimePipeline)\b/g, 'false'],
  [
    /^ {4}get(DocumentsMatching|OverlaysFor)Pipeline\(.*\) \{$/gm,
    "$& throw new Error('Pipelines are not part of this app');",
  ],
]

/**
 * The app listens to documents and to queries only, but what would run a pipeline in the browser hangs on these questions: they
 * are answered with no, so that a bundler sees what nothing reaches.
 */
export const leaveOutPipelines = () =>
  inFirestore('leave-out-pipelines', replaced, 'Firestore’s client was not found to ask for pipelines')
