import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { mergeChip, richContent } from '../internal/richText/content.styles';

/** Rich text to read. A wide table scrolls by itself; a text without tags keeps its lines. */
export const Content = styled.div`
  ${richContent}
  min-width: 0;
  overflow-x: auto;

  > :last-child {
    margin-block-end: 0;
  }

  [data-merge-field] {
    ${mergeChip}
  }

  &[data-plain] {
    white-space: pre-wrap;
  }

  @media print {
    overflow: visible;
    color: ${tokens.color.text};
  }
`;
