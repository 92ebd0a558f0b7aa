import type {} from 'steam-kit/react';

SNIPPET

export default SteamWidget;
