import { styled } from 'styled-components';
import { controlBox } from '../internal/styles/controlBox';
import { tokens } from '../tokens/tokens';

export const Area = styled.textarea`
  ${controlBox}
  display: block;
  height: auto;
  min-height: ${tokens.size.control};
  padding-block: ${tokens.space.xs};
  resize: vertical;

  &[data-grows] {
    min-height: calc(
      var(--mj-text-area-rows) * 1lh + 2 * (${tokens.space.xs} + ${tokens.line.thin})
    );
    max-height: 60vh;
    field-sizing: content;
    resize: none;
  }

  &:disabled {
    resize: none;
  }

  @media (pointer: coarse) {
    height: auto;
    min-height: ${tokens.size.controlLarge};
  }
`;

export const Count = styled.div`
  position: relative;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-full] {
    color: ${tokens.color.warningText};
  }
`;
