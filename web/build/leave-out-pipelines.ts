import type { Plugin } from 'vite'

/** How Firestore's client asks of everything that is listened to whether it is a pipeline. */
const questions = [
  /\b__PRIVATE_(isPipeline|targetIsPipelineTarget|pipelineMatches)\([\w., ]+\)(?! \{)/g,
  /\b\w+ instanceof (CorePipeline|__PRIVATE_RealtimePipeline)\b/g,
]

/** The methods that are called where the answer is yes. A bundler takes no method out of a class. */
const methods = /^ {4}get(DocumentsMatching|OverlaysFor)Pipeline\(.*\) \{$/gm

/**
 * The app listens to documents and to queries only, but what would run a pipeline in the browser hangs on these questions: they
 * are answered with no, so that a bundler sees what nothing reaches. A client that asks otherwise by now fails the build.
 */
export function leaveOutPipelines(): Plugin {
  let found = false
  return {
    name: 'leave-out-pipelines',
    apply: 'build',
    transform: {
      filter: { id: /\/@firebase\/firestore\/dist\/common-[^/]+\.js$/ },
      handler(code) {
        found = [...questions, methods].every((asked) => code.search(asked) >= 0)
        const answered = questions.reduce((text, question) => text.replace(question, 'false'), code)
        return {
          code: answered.replace(methods, "$& throw new Error('Pipelines are not part of this app');"),
          map: null,
        }
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error('Firestore’s client was not found to ask for pipelines')
    },
  }
}
