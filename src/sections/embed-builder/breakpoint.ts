/** Choices and preview stand side by side from here on. */
export const above = '@media (min-width: 1012px)';
