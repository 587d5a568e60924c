/** 4:09 · 1:02:30 · 2 d 3 h */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (number: number): string => String(number).padStart(2, '0');
  if (whole >= 86_400)
    return `${Math.floor(whole / 86_400)} d ${Math.floor((whole % 86_400) / 3600)} h`;
  const minutes = Math.floor(whole / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}
