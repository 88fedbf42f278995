/** The emojis that the picker offers: what people answer with. */
export const emojis = [
  '👍 ❤️ 😂 🎉 🙏 👏 🔥 ✅',
  '😀 😄 😊 🙂 😉 😍 🤗 😎',
  '🤔 😮 😅 😇 🙃 😴 🤯 🥳',
  '😢 😞 😬 😳 🤷 🤦 👀 💪',
  '👋 👌 🤝 ✌️ 🙌 👎 ☝️ 🤞',
  '☕ 🍰 🍕 🎁 🌟 💡 🚀 🏆',
  '📅 📍 📎 📷 💬 ✉️ 📞 ⏰',
].flatMap((row) => row.split(' '));
