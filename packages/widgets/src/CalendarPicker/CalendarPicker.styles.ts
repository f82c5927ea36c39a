import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The calendar and the line below it, as wide as the days. */
export const Box = styled.fieldset`
  display: grid;
  gap: ${tokens.space.sm};
  justify-self: start;
  width: fit-content;
  max-width: 100%;
  min-width: 0;
  margin: 0;
  padding: ${tokens.space.md};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  ${focusRing}

  &[data-note='success'] {
    border-color: ${tokens.color.successText};
  }

  &[data-note='warning'] {
    border-color: ${tokens.color.warningText};
  }

  &[data-invalid] {
    border-color: ${tokens.color.dangerText};
  }

  &:is([data-state='readOnly'], [data-state='disabled']) {
    background: ${tokens.color.surfaceSunken};
  }

  &[data-state='readOnly'] td > button {
    cursor: default;
  }

  /* Fainter than muted would be unreadable on this background. */
  &[data-state='readOnly'] td[data-outside] > button {
    color: ${tokens.color.textMuted};
  }

  &[data-state='disabled'] {
    color: ${tokens.color.textFaint};

    /* Less than the states of a cell, whichever style sheet comes first. */
    :where(td > button, select) {
      color: ${tokens.color.textFaint};
      cursor: not-allowed;
    }
  }
`;

/** The selection in words, with the clear button at its end. */
export const Foot = styled.div`
  display: flex;
  gap: ${tokens.space.sm};
  align-items: center;
  justify-content: space-between;
  min-height: ${tokens.size.controlSmall};
  padding-block-start: ${tokens.space.sm};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
`;

/** The hint of the highlighted day, or a failure with its retry button. */
export const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  align-items: center;
  max-width: calc(7 * ${tokens.size.controlLarge});
  min-height: ${tokens.space.lg};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;
