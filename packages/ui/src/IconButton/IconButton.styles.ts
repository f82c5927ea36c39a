import { styled } from 'styled-components';
import { iconButtonBox } from '../internal/styles/iconButtonBox';
import { tokens } from '../tokens/tokens';

export const Root = styled.button`
  ${iconButtonBox}

  &[data-tone='neutral'] {
    border-color: ${tokens.color.borderButton};
    background: ${tokens.color.surface};
  }

  &[data-tone='neutral']:hover {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceSunken};
  }

  &[data-tone='neutral']:active {
    background: ${tokens.color.surfacePressed};
  }

  &[aria-expanded='true'],
  &[aria-pressed='true'] {
    color: ${tokens.color.accentText};
    background: ${tokens.color.accentSoft};
  }

  &&[data-tone='neutral']:is(:disabled, [aria-disabled='true']) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }

  @media (forced-colors: active) {
    &:is([aria-expanded='true'], [aria-pressed='true']) {
      border-color: Highlight;
    }

    &:is([aria-expanded='true'], [aria-pressed='true']):not(:focus-visible) {
      outline: ${tokens.line.thin} solid Highlight;
    }
  }
`;
