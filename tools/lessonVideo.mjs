import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium.mjs';

/**
 * Renders the video of the stories of `VideoStudy`: a minute without sound, one frame a second, all
 * of one picture, because a browser may paint the frame of a seek long after it has ended. Every
 * frame is a key frame, an index leads to each tenth, its duration is in the header as in a real
 * file. Usage: `node tools/lessonVideo.mjs`.
 */
const SECONDS = 60;
const WIDTH = 320;
const HEIGHT = 180;
const CLUSTER = 10;
const file = path.resolve(
  import.meta.dirname,
  '../packages/widgets/src/VideoStudy/lesson.fixtures.webm',
);

const frame = await encodedFrame();
const video = webm(Array.from({ length: SECONDS }, () => frame));
writeFileSync(file, video);
console.log(`${file}: ${video.length} bytes`);

/** Returns the VP8 frame. */
async function encodedFrame() {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const page = await browser.newPage();
  // Video encoders exist in secure contexts alone.
  await page.route('https://lesson.invalid/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('https://lesson.invalid/');
  const data = await page.evaluate(encode, { WIDTH, HEIGHT });
  await browser.close();
  return Buffer.from(data, 'base64');
}

/** Draws a checked document. Runs in the page. */
async function encode({ WIDTH, HEIGHT }) {
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
  encoder.configure({ codec: 'vp8', width: WIDTH, height: HEIGHT, bitrate: 100_000, framerate: 1 });
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#1f3b57';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#e8eef5';
  context.fillRect(120, 32, 80, 112);
  context.fillStyle = '#9fb3c8';
  for (const [y, width] of [
    [48, 40],
    [64, 48],
    [80, 48],
    [96, 32],
  ])
    context.fillRect(136, y, width, 6);
  context.strokeStyle = '#2b6cd4';
  context.lineWidth = 6;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(166, 122);
  context.lineTo(174, 130);
  context.lineTo(190, 112);
  context.stroke();
  const frame = new VideoFrame(canvas, { timestamp: 0 });
  encoder.encode(frame, { keyFrame: true });
  frame.close();
  await encoder.flush();
  return frames[0];
}

/** Returns the frames as a WebM file: clusters of ten seconds, and an index of them. */
function webm(frames) {
  const clusters = [];
  for (let start = 0; start < frames.length; start += CLUSTER)
    clusters.push(clusterOf(frames.slice(start, start + CLUSTER), start));
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
      const header = Buffer.from([0x81, 0, 0, 0x80]);
      header.writeInt16BE(index * 1000, 1);
      return element('A3', Buffer.concat([header, frame]));
    }),
  ]);
}

function cues(clusters, positionOf) {
  const points = clusters.map((_, index) =>
    element('BB', [
      element('B3', number(index * CLUSTER * 1000)),
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
