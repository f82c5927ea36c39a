import '@fontsource-variable/noto-sans-sc';
import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'storybook/preview-api';
import { ACCENT_PRESETS, LocaleProvider, ThemeRoot, type Language, type ThemeDensity, type ThemeMode } from '../packages/ui/src';
import { ComponentPage } from './blocks/ComponentPage';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    docs: { page: ComponentPage },
    options: { storySort: { order: ['Guide', 'Examples', 'Parts', 'Widgets'] } },
  },
  globalTypes: {
    mode: { toolbar: { title: 'Mode', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    accent: { toolbar: { title: 'Theme colour', icon: 'paintbrush', items: [...ACCENT_PRESETS], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', icon: 'component', items: ['compact', 'standard', 'roomy'], dynamicTitle: true } },
    contrast: { toolbar: { title: 'Contrast', icon: 'eye', items: ['normal', 'more'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['zh', 'en'], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
  },
  initialGlobals: { mode: 'light', language: 'zh', density: 'standard', contrast: 'normal', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => {
      const direction = globals['direction'] as string;
      useEffect(() => {
        document.documentElement.dir = direction;
      }, [direction]);
      return <Story />;
    },
    (Story, { globals }) => (
      <ThemeRoot
        mode={globals['mode'] as ThemeMode}
        accent={globals['accent'] as string | undefined}
        density={globals['density'] as ThemeDensity}
        contrast={globals['contrast'] as 'normal' | 'more'}
      >
        <LocaleProvider language={globals['language'] as Language}>
          <Story />
        </LocaleProvider>
      </ThemeRoot>
    ),
  ],
};

export default preview;
