import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { isAccent } from './accents';
import { watchBlockedStyles } from './blockedStyles';
import { pageCss, themeCss } from './themeCss';
import { tokens } from './tokens';

/** The colour mode; `auto` follows the operating system. */
export type ThemeMode = 'light' | 'dark' | 'auto';

/** The density of controls and rows. */
export type ThemeDensity = 'compact' | 'standard' | 'roomy';

export interface ThemeRootProps {
  /**
   * The colour mode of the page. A change sets CSS variables only: nothing renders again.
   * @default the one on `<html>`, which `themeScript` sets; else light
   */
  mode?: ThemeMode | undefined;
  /**
   * The theme colour as `#rrggbb`, one of `ACCENT_PRESETS` or any other. Derived colours stay
   * readable.
   * @default the one on `<html>`, which `themeScript` sets; else the default blue
   */
  accent?: string | undefined;
  /**
   * Increased contrast of lines and muted text; `auto` follows the operating system.
   * @default the one on `<html>`, else 'auto'
   */
  contrast?: 'auto' | 'normal' | 'more' | undefined;
  /**
   * Density of controls and rows. `data-mj-density` on any element sets another for its content.
   * @default the one on `<html>`, else 'standard'
   */
  density?: ThemeDensity | undefined;
  children?: ReactNode;
}

const ThemeVariables = createGlobalStyle<{ $accent: string | undefined }>`
  ${({ $accent }) => themeCss($accent)}
`;

const PageStyle = createGlobalStyle`
  ${pageCss}
`;

/**
 * The base style, mode, theme colour, contrast and density of the page. Mount it once, near the
 * root. Components work without it: it adds the choices, the page background and a small reset.
 */
export function ThemeRoot({ mode, accent, contrast, density, children }: ThemeRootProps) {
  useState(watchBlockedStyles);
  useRootAttribute('mjMode', mode);
  useRootAttribute('mjDensity', density);
  useRootAttribute('mjContrast', contrast, 'auto');
  const color = isAccent(accent) ? accent : undefined;
  useLayoutEffect(() => {
    // The colour that the script of the first paint has set would win over the style below.
    if (color) document.documentElement.style.removeProperty(tokens.vars.color.accent);
  }, [color]);

  return (
    <>
      <ThemeVariables $accent={color} />
      <PageStyle />
      {children}
    </>
  );
}

/**
 * Sets a data attribute of `<html>` before the browser paints; `none` stands for no attribute.
 * Without a value the attribute stays as it is.
 */
function useRootAttribute(name: string, value: string | undefined, none?: string) {
  useLayoutEffect(() => {
    if (value === undefined) return;
    const { dataset } = document.documentElement;
    if (value === none) {
      delete dataset[name];
      return;
    }
    dataset[name] = value;
    return () => void delete dataset[name];
  }, [name, value, none]);
}
