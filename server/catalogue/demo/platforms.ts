/** Models that share a platform, and so many of their parts: what a piece fits beside the car it came from. */
import { slugOf } from '../../../domain/fold.ts';

/** One line a platform: make and model as the facts name them. */
const platforms = `
Fiat Panda (169) | Fiat 500 (312) | Ford Ka II (RU8)
Fiat Panda (319) | Fiat 500 (312) | Lancia Ypsilon (846)
Fiat Punto (188) | Lancia Ypsilon (843) | Lancia Musa (350)
Fiat Punto (176) | Lancia Y (840) | Fiat Seicento (187)
Fiat Grande Punto / Punto Evo (199) | Alfa Romeo MiTo (955) | Opel Corsa D (S07)
Fiat 500L (330) | Fiat Doblò (263) | Fiat Tipo (356)
Fiat 500X (334) | Jeep Renegade (BU) | Jeep Compass (MP)
Fiat Stilo (192) | Fiat Bravo (198) | Lancia Delta (844)
Alfa Romeo 147 (937) | Alfa Romeo 156 (932) | Alfa Romeo GT (937)
Alfa Romeo 159 (939) | Alfa Romeo Brera (939)
Alfa Romeo Giulia (952) | Alfa Romeo Stelvio (949)
Jeep Grand Cherokee (WK) | Jeep Grand Cherokee (WK2)
Volkswagen Golf IV (1J) | Audi A3 (8L) | SEAT Leon I (1M) | Škoda Octavia I (1U)
Volkswagen Golf V (1K) | Audi A3 (8P) | SEAT Leon II (1P) | Škoda Octavia II (1Z) | Volkswagen Touran (1T) | SEAT Altea (5P)
Volkswagen Golf VI (5K) | Volkswagen Tiguan (5N) | Škoda Yeti (5L) | Audi Q3 (8U)
Volkswagen Golf VII (5G) | Audi A3 (8V) | SEAT Leon III (5F) | Škoda Octavia III (5E) | Volkswagen Passat B8 (3G)
Volkswagen Polo IV (9N) | SEAT Ibiza III (6L) | Škoda Fabia I (6Y)
Volkswagen Polo V (6R/6C) | SEAT Ibiza IV (6J) | Audi A1 (8X) | Škoda Fabia II (5J) | Škoda Roomster (5J)
Volkswagen Polo VI (AW) | SEAT Ibiza V (KJ1) | SEAT Arona (KJ7)
Volkswagen up! (AA) | SEAT Mii (KF) | Škoda Citigo (NF)
Volkswagen Tiguan II (AD) | SEAT Ateca (KH7) | Škoda Karoq (NU) | Škoda Kodiaq (NS)
Volkswagen Passat B6 (3C) | Škoda Superb II (3T)
Audi A4 B6 (8E) | Audi A4 B7 (8E)
Audi A4 B8 (8K) | Audi A5 (8T) | Audi Q5 (8R)
Audi Q7 (4L) | Porsche Cayenne (9PA)
BMW Serie 1 (E81/E87) | BMW Serie 3 (E90/E91) | BMW X1 (E84)
BMW Serie 1 (F20/F21) | BMW Serie 3 (F30/F31)
BMW Serie 1 (F40) | BMW X1 (F48) | MINI Clubman (F54) | MINI Countryman (F60)
MINI Mini (R56) | MINI Cabrio (R57) | MINI Clubman (R55)
MINI Countryman (R60) | MINI Paceman (R61)
Mercedes-Benz Classe A (W169) | Mercedes-Benz Classe B (W245)
Mercedes-Benz Classe A (W176) | Mercedes-Benz Classe B (W246) | Mercedes-Benz GLA (X156)
smart fortwo (453) | smart forfour (453) | Renault Twingo III (BCM)
smart fortwo (450) | smart roadster (452)
Opel Corsa E (X15) | Opel Adam (M13)
Opel Astra H (A04) | Opel Zafira B (A05)
Opel Astra J (P10) | Chevrolet Cruze (J300) | Chevrolet Orlando (J309)
Opel Mokka (J13) | Chevrolet Trax (U200)
Opel Agila B (H08) | Suzuki Splash (EX)
Ford Fiesta V (JH/JD) | Ford Fusion (JU) | Mazda 2 (DY)
Ford Fiesta VI (JA8) | Ford EcoSport (B515) | Mazda 2 (DE)
Ford Focus II (DA) | Ford C-Max I (DM2) | Mazda 3 (BK) | Volvo S40/V50 | Volvo C30
Ford Focus III (DYB) | Ford C-Max II (DXA) | Ford Kuga II (DM2)
Renault Clio III (BR/CR) | Renault Modus (JP) | Nissan Note (E11) | Nissan Micra (K12)
Renault Clio IV (BH) | Renault Captur I (J5)
Renault Mégane II (BM/CM) | Renault Scénic II (JM)
Renault Mégane III (BZ) | Renault Scénic III (JZ)
Dacia Logan I (LS) | Dacia Sandero I (BS) | Renault Clio II (BB/CB)
Dacia Sandero II (B8) | Dacia Lodgy (JS) | Dacia Dokker (FE/KE)
Dacia Duster I (HS) | Dacia Duster II (HM)
Peugeot 107 | Citroën C1 I | Toyota Aygo (AB1)
Peugeot 108 | Citroën C1 II | Toyota Aygo (AB4)
Peugeot 206 | Citroën C2 | Citroën C3 I
Peugeot 207 | Citroën C3 II | Citroën C3 Picasso | Citroën DS3
Peugeot 208 I | Peugeot 2008 I | Citroën C4 Cactus
Peugeot 307 | Peugeot 308 I | Citroën C4 I
Peugeot 308 II | Peugeot 3008 II
Peugeot Partner II | Citroën Berlingo II | Peugeot 3008 I | Citroën C4 Picasso I
Toyota Yaris (XP90) | Toyota Yaris (XP130)
Toyota Auris (E150) | Toyota Prius (XW30)
Nissan Qashqai (J10) | Nissan X-Trail (T31)
Nissan Qashqai (J11) | Nissan X-Trail (T32)
Hyundai i10 (PA) | Kia Picanto (BA)
Hyundai i10 (IA) | Kia Picanto (TA)
Hyundai i20 (PB) | Hyundai ix20 (JC) | Kia Venga (YN) | Kia Rio (UB)
Hyundai i30 (FD) | Kia cee'd (ED)
Hyundai i30 (GD) | Kia cee'd (JD)
Hyundai ix35 (LM) | Kia Sportage (SL)
Hyundai Tucson (TL) | Kia Sportage (QL)
Honda Jazz (GD) | Honda Jazz (GE)
Mazda 3 (BL) | Mazda 5 (CR)
Mazda CX-3 (DK) | Mazda 2 (DJ)
Suzuki Swift (EZ/MZ) | Suzuki Swift (FZ/NZ)
Suzuki Vitara (LY) | Suzuki S-Cross (JY)
Land Rover Freelander 2 (L359) | Land Rover Range Rover Evoque (L538)
Land Rover Discovery 3 (L319) | Land Rover Discovery 4 (L319) | Land Rover Range Rover Sport (L320)
Chevrolet Kalos (T200) | Chevrolet Aveo (T250)
Subaru Impreza (GR/GH) | Subaru Forester (SH) | Subaru XV (GP)
`;

const siblings = new Map<string, readonly string[]>(
  platforms
    .trim()
    .split('\n')
    .flatMap((line) => {
      const models = line.split('|').map(slugOf);
      return models.map((model) => [model, models.filter((other) => other !== model)] as const);
    }),
);

/**
 * @param model slug of make and model together (`fiat-panda-169`)
 * @returns the same of those that share its platform
 */
export function platformSiblings(model: string): readonly string[] {
  return siblings.get(model) ?? [];
}
