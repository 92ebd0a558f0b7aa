SNIPPET

export default SteamWidget;
