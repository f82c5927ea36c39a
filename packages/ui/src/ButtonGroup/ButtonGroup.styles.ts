import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';
import { joined } from './joined';

export const Root = styled.div`
  display: inline-flex;
  align-items: stretch;
  max-width: 100%;
  ${joined}

  & > button,
  & > a {
    flex: 0 1 auto;
    min-width: min-content;
  }

  & > button[data-size]:not([aria-label]) {
    height: auto;
    min-height: var(--mj-button-height, ${tokens.size.control});
    padding-block: ${tokens.space.xxs};
    white-space: normal;
    text-wrap: balance;
  }

  & > button[data-size='small']:not([aria-label]) {
    min-height: var(--mj-button-height, ${tokens.size.controlSmall});
    padding-block: 0;
  }

  & > button[data-size='large']:not([aria-label]) {
    min-height: var(--mj-button-height, ${tokens.size.controlLarge});
  }

  & > button[aria-label] {
    height: auto;
    min-height: ${tokens.size.control};
  }

  & > button[aria-label][data-size='small'] {
    min-height: ${tokens.size.controlSmall};
  }

  @media (pointer: coarse) {
    & > button[data-size][data-tone] {
      min-height: ${tokens.size.controlLarge};
    }
  }

  @media (width < 480px) {
    &[data-narrow='stack'] {
      display: flex;
      flex-direction: column;

      & > * + * {
        margin-block-start: calc(-1 * ${tokens.line.thin});
        margin-inline-start: 0;
      }

      & > :first-child:not(:last-child) {
        border-radius: ${tokens.radius.md} ${tokens.radius.md} 0 0;
      }

      & > :last-child:not(:first-child) {
        border-radius: 0 0 ${tokens.radius.md} ${tokens.radius.md};
      }
    }
  }
`;
