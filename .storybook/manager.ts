import { addons } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import icon from '../apps/backoffice/public/icon.svg';
import { docsThemes } from './brand/themes';

// The bundler leaves quotes in the address of a small picture.
const source = icon.replaceAll('"', '%22');

const logo = `<img src="${source}" alt="" width="24" height="24" style="margin-inline-end: 8px" />`;
const brand = {
  brandTitle: `${logo}明鉴 Mingjian`,
  brandImage: null,
  brandUrl: './',
};

const themes = {
  light: { ...docsThemes.light, ...brand },
  dark: { ...docsThemes.dark, ...brand },
};

addons.setConfig({ theme: themes.light });

// The frame around a story has the mode of the story.
addons.register('mingjian', ({ on }) => {
  const follow = ({ globals }: { globals: { mode?: string } }) =>
    addons.setConfig({ theme: themes[globals.mode === 'dark' ? 'dark' : 'light'] });
  on(SET_GLOBALS, follow);
  on(GLOBALS_UPDATED, follow);
});

// Storybook writes its own name into the title of every page.
const title = document.querySelector('title')!;
const rename = () => {
  const own = document.title.replace(/Storybook$/, '明鉴 Mingjian');
  if (own !== document.title) document.title = own;
};
new MutationObserver(rename).observe(title, { childList: true });
rename();
