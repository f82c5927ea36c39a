import '@fontsource-variable/noto-sans-sc';
import type { Preview } from '@storybook/react-vite';
import { ACCENT_PRESETS, LocaleProvider, ThemeRoot, type Language, type ThemeDensity, type ThemeMode } from '../packages/ui/src';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  globalTypes: {
    mode: { toolbar: { title: 'Mode', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    accent: { toolbar: { title: 'Theme colour', icon: 'paintbrush', items: [...ACCENT_PRESETS], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', icon: 'component', items: ['compact', 'standard', 'roomy'], dynamicTitle: true } },
    contrast: { toolbar: { title: 'Contrast', icon: 'eye', items: ['normal', 'more'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: ['zh', 'en'], dynamicTitle: true } },
  },
  initialGlobals: { mode: 'light', language: 'zh', density: 'standard', contrast: 'normal' },
  decorators: [
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
