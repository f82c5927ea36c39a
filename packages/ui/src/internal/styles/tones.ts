import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';

/** Tinted background for what carries a `data-tone`. */
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

/**
 * Dark ink of the tone, for what carries a `data-tone` or stands right inside something that does.
 */
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
