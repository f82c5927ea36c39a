import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { Group, Input, Legend } from './AccentField.styles';

export { Group, Input, Legend };

export const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space.sm};
`;

export const Option = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${tokens.size.control};
  padding: ${tokens.space.xs};
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  color: ${tokens.nav.text};
  background: ${tokens.nav.surface};
  text-align: center;
  cursor: pointer;

  &:has(:checked) {
    border-color: ${tokens.color.accentText};
    box-shadow: 0 0 0 ${tokens.line.thin} ${tokens.color.accentText};
    font-weight: ${tokens.font.strong};
  }

  &:has(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thick};
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.controlLarge};
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: ${tokens.line.thick} solid Highlight;
    }
  }
`;
