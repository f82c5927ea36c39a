import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The way to something that is missing. */
export const Fix = styled.button`
  width: 100%;
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.xs} 0;
  border: 0;
  color: ${tokens.color.accentText};
  background: transparent;
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
  ${focusRing}
`;
