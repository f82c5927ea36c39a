import '@fontsource-variable/noto-sans-sc';
import type { Preview } from '@storybook/react-vite';
import { LocaleProvider, ThemeRoot, type Language, type ThemeMode } from '../packages/ui/src';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  globalTypes: {
    mode: { toolbar: { title: 'Mode', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['zh', 'en'], dynamicTitle: true } },
  },
  initialGlobals: { mode: 'light', language: 'zh' },
  decorators: [
    (Story, { globals }) => (
      <ThemeRoot mode={globals['mode'] as ThemeMode}>
        <LocaleProvider language={globals['language'] as Language}>
          <Story />
        </LocaleProvider>
      </ThemeRoot>
    ),
  ],
};

export default preview;
