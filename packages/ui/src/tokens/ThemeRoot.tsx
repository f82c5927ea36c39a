import { useEffect, type ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { isAccent } from './accents';
import { themeCss } from './themeCss';
import { tokens } from './tokens';

/** Light, dark, or whatever the operating system asks for. */
export type ThemeMode = 'light' | 'dark' | 'auto';

/** How tightly controls and rows are packed. */
export type ThemeDensity = 'compact' | 'standard' | 'roomy';

export interface ThemeRootProps {
  /**
   * Which set of colours the page wears. Changing it changes CSS variables only: nothing renders
   * again.
   * @default 'light'
   */
  mode?: ThemeMode;
  /**
   * The theme colour as `#rrggbb`, one of `ACCENT_PRESETS` or any other: everything that follows
   * from it stays readable.
   * @default the house's own blue
   */
  accent?: string | undefined;
  /**
   * More contrast for lines and quiet words; without it the operating system's wish.
   * @default 'auto'
   */
  contrast?: 'auto' | 'normal' | 'more';
  /**
   * Heights of controls and rows. Inside, `data-mj-density` on any element sets another for what it
   * holds.
   * @default 'standard'
   */
  density?: ThemeDensity;
  children?: ReactNode;
}

const ThemeVariables = createGlobalStyle<{ $accent: string | undefined }>`
  ${({ $accent }) => themeCss($accent)}
`;

const PageStyle = createGlobalStyle`
  :root {
    font: ${tokens.font.body};
    color: ${tokens.color.text};
    background: ${tokens.color.page};
    text-autospace: normal;
    -webkit-text-size-adjust: 100%;
  }

  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; }
  button, input, select, textarea { font: inherit; }
`;

/**
 * The page's base style, mode, theme colour, contrast and density. Mount it once, near the root.
 * Components are right without it: it adds the choices, the page background and a small reset.
 */
export function ThemeRoot({
  mode = 'light',
  accent,
  contrast = 'auto',
  density = 'standard',
  children,
}: ThemeRootProps) {
  useRootAttribute('mjMode', mode);
  useRootAttribute('mjDensity', density);
  useRootAttribute('mjContrast', contrast === 'auto' ? null : contrast);

  return (
    <>
      <ThemeVariables $accent={isAccent(accent) ? accent : undefined} />
      <PageStyle />
      {children}
    </>
  );
}

function useRootAttribute(name: string, value: string | null) {
  useEffect(() => {
    if (value === null) return;
    document.documentElement.dataset[name] = value;
    return () => void delete document.documentElement.dataset[name];
  }, [name, value]);
}
