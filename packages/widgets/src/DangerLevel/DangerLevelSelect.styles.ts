import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The shape in the colour of its level. */
export const Mark = styled.span`
  display: flex;
  flex: none;
  color: ${tokens.color.textMuted};

  &[data-level='red'] {
    color: ${tokens.color.dangerText};
  }

  &[data-level='yellow'] {
    color: ${tokens.color.warning};
  }

  &[data-level='blue'] {
    color: ${tokens.color.accentText};
  }

  &[data-level='green'] {
    color: ${tokens.color.success};
  }
`;

/** The field as it is, with the keys of its open list, which is elsewhere in the document. */
export const Keys = styled.div`
  display: contents;
`;
