import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium.mjs';

/**
 * Renders the video of the stories of `VideoStudy`: a minute without sound, one frame a second that
 * shows its second. A key frame every ten seconds makes it seekable, its duration is in the header
 * as in a real file. Usage: `node tools/lessonVideo.mjs`.
 */
const SECONDS = 60;
const WIDTH = 320;
const HEIGHT = 180;
const KEY_EVERY = 10;
const file = path.resolve(
  import.meta.dirname,
  '../packages/widgets/src/VideoStudy/lesson.fixtures.webm',
);

const video = webm(await encodedFrames());
writeFileSync(file, video);
console.log(`${file}: ${video.length} bytes`);

/** Returns the VP8 frames, in the order of time. */
async function encodedFrames() {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const page = await browser.newPage();
  // Video encoders exist in secure contexts alone.
  await page.route('https://lesson.invalid/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('https://lesson.invalid/');
  const frames = await page.evaluate(encode, { SECONDS, WIDTH, HEIGHT, KEY_EVERY });
  await browser.close();
  return frames.map((data) => Buffer.from(data, 'base64'));
}

/** Runs in the page. */
async function encode({ SECONDS, WIDTH, HEIGHT, KEY_EVERY }) {
  const frames = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push(btoa(String.fromCharCode(...bytes)));
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: 'vp8', width: WIDTH, height: HEIGHT, bitrate: 4_000, framerate: 1 });
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  for (let second = 0; second < SECONDS; second += 1) {
    context.fillStyle = '#1d3a5f';
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.fillStyle = '#2f7dee';
    context.fillRect(0, HEIGHT - 12, ((second + 1) / SECONDS) * WIDTH, 12);
    context.fillStyle = '#ffffff';
    context.font = '600 72px sans-serif';
    context.textAlign = 'center';
    context.fillText(String(second), WIDTH / 2, HEIGHT / 2 + 24);
    const frame = new VideoFrame(canvas, { timestamp: second * 1e6, duration: 1e6 });
    encoder.encode(frame, { keyFrame: second % KEY_EVERY === 0 });
    frame.close();
  }
  await encoder.flush();
  return frames;
}

/** Returns the frames as a WebM file: one cluster for each key frame, and an index of them. */
function webm(frames) {
  const clusters = [];
  for (let start = 0; start < frames.length; start += KEY_EVERY)
    clusters.push(clusterOf(frames.slice(start, start + KEY_EVERY), start));
  const head = [
    element('1549A966', [
      element('2AD7B1', number(1_000_000)),
      element('4489', float(frames.length * 1000)),
      element('4D80', Buffer.from('lessonVideo')),
      element('5741', Buffer.from('lessonVideo')),
    ]),
    element('1654AE6B', [
      element('AE', [
        element('D7', number(1)),
        element('73C5', number(1)),
        element('83', number(1)),
        element('86', Buffer.from('V_VP8')),
        element('E0', [element('B0', number(WIDTH)), element('BA', number(HEIGHT))]),
      ]),
    ]),
  ];
  let position = Buffer.concat(head).length + cues(clusters, () => 0).length;
  const positions = clusters.map(({ length }) => (position += length) - length);
  return Buffer.concat([
    element('1A45DFA3', [
      element('4286', number(1)),
      element('42F7', number(1)),
      element('42F2', number(4)),
      element('42F3', number(8)),
      element('4282', Buffer.from('webm')),
      element('4287', number(2)),
      element('4285', number(2)),
    ]),
    element('18538067', [...head, cues(clusters, (index) => positions[index]), ...clusters]),
  ]);
}

function clusterOf(frames, start) {
  return element('1F43B675', [
    element('E7', number(start * 1000)),
    ...frames.map((frame, index) => {
      const header = Buffer.from([0x81, 0, 0, index === 0 ? 0x80 : 0]);
      header.writeInt16BE(index * 1000, 1);
      return element('A3', Buffer.concat([header, frame]));
    }),
  ]);
}

function cues(clusters, positionOf) {
  const points = clusters.map((_, index) =>
    element('BB', [
      element('B3', number(index * KEY_EVERY * 1000)),
      element('B7', [element('F7', number(1)), element('F1', number(positionOf(index)))]),
    ]),
  );
  return element('1C53BB6B', points);
}

/** Returns an element of the format: its id, the length in eight bytes, the content. */
function element(id, content) {
  const body = Array.isArray(content) ? Buffer.concat(content) : content;
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), length, body]);
}

function number(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function float(value) {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}
