import type { Site } from '@mingjian/api';

/** Settings of the deployment, which the server has checked and written into the page. */
export const site: Site = readSite();

function readSite(): Site {
  try {
    return JSON.parse(document.querySelector<HTMLMetaElement>('[name=mj-site]')!.content) as Site;
  } catch {
    // A page of the development server has none.
    return {};
  }
}
