import { useEffect, type ReactNode } from 'react';
import { createGlobalStyle, css } from 'styled-components';
import { darkColors, tokens, type ColorTokens } from './tokens';

/** Light, dark, or whatever the operating system asks for. */
export type ThemeMode = 'light' | 'dark' | 'auto';

export interface ThemeRootProps {
  /**
   * Which set of colours the page wears. Changing it changes CSS variables only: nothing renders again.
   * @default 'light'
   */
  mode?: ThemeMode;
  children?: ReactNode;
}

const darkVariables = css`
  color-scheme: dark;
  ${(Object.keys(darkColors) as (keyof ColorTokens)[]).map((name) => `${tokens.vars.color[name]}: ${darkColors[name]};`).join('\n')}
`;

const PageStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    font: ${tokens.font.body};
    color: ${tokens.color.text};
    background: ${tokens.color.page};
    text-autospace: normal;
    -webkit-text-size-adjust: 100%;
  }

  :root[data-mj-mode='dark'] { ${darkVariables} }

  @media (prefers-color-scheme: dark) {
    :root[data-mj-mode='auto'] { ${darkVariables} }
  }

  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; }
  button, input, select, textarea { font: inherit; }
`;

/**
 * The page's base style and its colour mode. Mount it once, near the root. Components are right
 * without it: it adds dark mode, the page background and a small reset.
 */
export function ThemeRoot({ mode = 'light', children }: ThemeRootProps) {
  useEffect(() => {
    document.documentElement.dataset.mjMode = mode;
    return () => void delete document.documentElement.dataset.mjMode;
  }, [mode]);

  return (
    <>
      <PageStyle />
      {children}
    </>
  );
}
