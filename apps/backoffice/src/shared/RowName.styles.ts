import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The name of a row, as a button that opens it. `data-strong` for a row that waits. */
export const RowName = styled.button`
  max-width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.accentText};
  background: none;
  font: inherit;
  text-align: start;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: inherit;
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration: underline;
  }

  &[data-strong] {
    font-weight: ${tokens.font.strong};
  }
`;
