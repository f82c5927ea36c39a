import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Captcha = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) calc(${tokens.width.xxxs} + ${tokens.space.xl});
  gap: ${tokens.space.sm};
  align-items: start;
`;

export const CaptchaPicture = styled.button`
  display: grid;
  place-items: center;
  height: ${tokens.size.controlLarge};

  /* Below the line of the field's label, also when an error stands under the field. */
  margin-block-start: calc(1lh + ${tokens.space.xs});
  padding: 0;
  overflow: hidden;
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surface};
  font: ${tokens.font.small};
  cursor: pointer;

  img {
    display: block;
    max-width: 100%;
    height: 100%;
  }

  &:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }
`;
