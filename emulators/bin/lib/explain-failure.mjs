/** Sentences for the failures of the machine that a command's output, or an error's code, gives away. */
const causes = [
  {
    sign: /ENOSPC|no space left on device/i,
    sentence: 'The disk is full: free at least 2 GB and run the command again.',
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|Could not resolve host|failed to download|error network/i,
    sentence:
      'The package registry cannot be reached: check the network (or the proxy) and run the command again.',
  },
  {
    sign: /EACCES|EPERM|permission denied/i,
    sentence:
      'A file of this folder may not be written: make the folder yours (chown) and run the command again.',
  },
]

/**
 * The sentence for a failure of the machine (disk, network, rights), or undefined when the text shows none.
 * @param {string} text what the command wrote, or an error's code and message
 * @returns {string | undefined}
 */
export function explainFailure(text) {
  return causes.find((cause) => cause.sign.test(text))?.sentence
}
