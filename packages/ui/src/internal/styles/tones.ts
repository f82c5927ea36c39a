import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';

/** Tinted background of an element with `data-tone`. */
export const tonedBackground = css`
  &[data-tone='accent'],
  &[data-tone='info'] {
    background: ${tokens.color.accentSoft};
  }

  &[data-tone='success'] {
    background: ${tokens.color.successSoft};
  }

  &[data-tone='warning'] {
    background: ${tokens.color.warningSoft};
  }

  &[data-tone='danger'] {
    background: ${tokens.color.dangerSoft};
  }

  &[data-tone='notice'] {
    background: ${tokens.color.noticeSoft};
  }
`;

/** Dark text colour of the tone, for an element with `data-tone` or a child of one. */
export const tonedText = css`
  &[data-tone='accent'],
  &[data-tone='info'],
  &[data-tone='active'],
  :is([data-tone='accent'], [data-tone='info'], [data-tone='active']) > & {
    color: ${tokens.color.accentText};
  }

  &[data-tone='success'],
  [data-tone='success'] > & {
    color: ${tokens.color.successText};
  }

  &[data-tone='warning'],
  [data-tone='warning'] > & {
    color: ${tokens.color.warningText};
  }

  &[data-tone='danger'],
  [data-tone='danger'] > & {
    color: ${tokens.color.dangerText};
  }

  &[data-tone='notice'],
  [data-tone='notice'] > & {
    color: ${tokens.color.noticeText};
  }
`;
