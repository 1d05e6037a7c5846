import { BarcodeDetector } from 'qr/decode.js'

/** The camera on the back of a phone, where there is one, fine enough for a small label. */
const camera: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 } },
}
/** Leaves the page time between two pictures, and is too short to be felt. */
const betweenPicturesMs = 100

/**
 * Tells the text of each QR code that the camera sees, picture by picture, until it is stopped. A picture without a code tells nothing,
 * and no picture leaves the page (docs/adr/0150-codes-are-read-at-any-angle.md).
 * @param fail - called with what kept the camera from being used, or ended the reading: nothing is read after it
 * @returns stops the reading and turns the camera off, also where the camera is given only afterwards
 */
export function readCodes(
  video: HTMLVideoElement,
  tell: (text: string) => void,
  fail: (error: unknown) => void,
): () => void {
  let isOver = false
  let stream: MediaStream | undefined
  const turnOff = () => {
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  const read = async () => {
    stream = await navigator.mediaDevices.getUserMedia(camera)
    if (isOver) return turnOff()
    video.srcObject = stream
    await video.play()
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    while (!isOver) {
      const [code] = video.readyState < video.HAVE_CURRENT_DATA ? [] : await detector.detect(video)
      if (code && !isOver) tell(code.rawValue)
      await new Promise((resolve) => setTimeout(resolve, betweenPicturesMs))
    }
  }
  read().catch((error: unknown) => {
    // A video that leaves the page with its dialog refuses to play, which is no fault of the camera.
    if (isOver) return
    turnOff()
    fail(error)
  })
  return () => {
    isOver = true
    turnOff()
  }
}
