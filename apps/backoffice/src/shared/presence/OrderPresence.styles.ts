import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** No higher than the line that it is in: whoever arrives moves nothing. */
export const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
  height: 1lh;
  margin-inline-start: ${tokens.space.sm};
  font: ${tokens.font.small};
  color: ${tokens.color.accentText};
  white-space: nowrap;

  &[data-editing] {
    color: ${tokens.color.warningText};
  }
`;
