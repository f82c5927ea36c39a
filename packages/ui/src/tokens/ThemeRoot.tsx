import { useEffect, type ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { isAccent } from './accents';
import { themeCss } from './themeCss';
import { tokens } from './tokens';

/** The colour mode; `auto` follows the operating system. */
export type ThemeMode = 'light' | 'dark' | 'auto';

/** The density of controls and rows. */
export type ThemeDensity = 'compact' | 'standard' | 'roomy';

export interface ThemeRootProps {
  /**
   * The colour mode of the page. A change sets CSS variables only: nothing renders again.
   * @default 'light'
   */
  mode?: ThemeMode | undefined;
  /**
   * The theme colour as `#rrggbb`, one of `ACCENT_PRESETS` or any other. Derived colours stay
   * readable.
   * @default the default blue
   */
  accent?: string | undefined;
  /**
   * Increased contrast of lines and muted text; `auto` follows the operating system.
   * @default 'auto'
   */
  contrast?: 'auto' | 'normal' | 'more' | undefined;
  /**
   * Density of controls and rows. `data-mj-density` on any element sets another for its content.
   * @default 'standard'
   */
  density?: ThemeDensity | undefined;
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
 * The base style, mode, theme colour, contrast and density of the page. Mount it once, near the
 * root. Components work without it: it adds the choices, the page background and a small reset.
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
