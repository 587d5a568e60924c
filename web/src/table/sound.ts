/** Two soft bells, made on the spot. */
export function chime(): void {
  const audio = new AudioContext();
  [587.3, 880].forEach((pitch, at) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.09, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  });
  setTimeout(() => void audio.close(), 1500);
}
