import type { Locator, Page, Route } from '@playwright/test';
import { pdfOf } from '../packages/widgets/src/FileWidget/pdf.fixtures';

/** A file as a file input takes it. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a PDF of one page, whose Chinese characters are in no font of the file. */
export const pdfFile = (name: string, text = '候选人须书面同意后方可联系现任雇主'): TestFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfOf([text]), 'latin1'),
});

/** A picture of one pixel. */
export const PICTURE: TestFile = {
  name: '标志.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Selects files in a group of a form, as its button does. */
export const selectFiles = async (group: Locator, ...files: TestFile[]) =>
  group.locator('input[type=file]').setInputFiles(files);

/** Holds uploads back until they are let through, or ended. */
export async function holdUploads(page: Page) {
  const held: Route[] = [];
  await page.route('**/system/upload', (route) => void held.push(route));
  return {
    count: () => held.length,
    /** Lets the oldest one through. */
    finish: async () => held.shift()!.continue(),
    /** Cuts the connection of the oldest one. */
    cut: async () => held.shift()!.abort('connectionreset'),
    /** Lets all later ones through at once. */
    stop: async () => {
      await page.unroute('**/system/upload');
      for (const route of held.splice(0)) await route.continue();
    },
  };
}

/** Returns how much of the first canvas of a preview is dark, from 0 to 1. */
export const inkOf = async (preview: Locator) =>
  preview
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      if (canvas.width === 0) return 0;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      let dark = 0;
      for (let index = 0; index < data.length; index += 4)
        if (data[index + 3]! > 0 && data[index]! < 128) dark += 1;
      return dark / (data.length / 4);
    });
