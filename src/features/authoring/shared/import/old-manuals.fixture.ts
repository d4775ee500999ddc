/** Typical manuals of hosts, one in each language. */
export const oldManuals = {
  en: `Welcome to Harbour Cottage. We hope you like it as much as we do.

CHECK-IN
Check-in: from 15:00
The key is in the key box next to the green door.
Key box code: 4711
Ring us if the box is stuck.

Parking
Park behind the house, never in the lane.

WiFi
Network: Harbour-Guest
Password: seagull42
House rules
- No smoking indoors
- Quiet after 22:00, the walls are thin
Equipment
Washing machine: use programme 3, the door sticks.
The oven needs ten minutes to heat up, please do not open it before the light goes out.
Where to eat
The Anchor, 3 Quay Street
My grandfather built the boat in the garden in 1931.
Check-out
10:00
Leave the key on the table.
Emergency numbers
Police: 999 101
Contact
Phone: +44 1326 555 012
anna@harbour.example`,
  it: `Benvenuti a Casa Limone!

Come arrivare
Arrivo: dalle 15:00 alle 20:00
Indirizzo: Via dei Cedri 12, Praiano
Il parcheggio è dietro la chiesa.
Il codice della porta è 2580#
Wi-Fi
La rete si chiama CasaLimone e la password è limone84
Regole della casa
1. Non si fuma in casa
2. Niente feste
Elettrodomestici
Lavatrice – programma 40 gradi, il detersivo è sotto il lavello
Ristoranti
Da Gino, Via Marina 21
Partenza
Partenza: entro le 10:00
Lascia le chiavi sul tavolo.
Numeri di emergenza
Carabinieri: 112 089
Ambulanza: 118 000`,
  fr: `Bienvenue dans notre maison

ARRIVÉE
Arrivée : à partir de 16h00
Stationnement
La place est devant le portail bleu.
WiFi : Maison-Bleue, mot de passe : lavande2024
Règlement intérieur
Merci de ne pas fumer à l’intérieur
Équipements
Lave-vaisselle : une pastille par lavage
DÉPART
Avant de partir, fermez les volets.
Contact
Téléphone : +33 4 90 55 50 12`,
  es: `Te damos la bienvenida

Llegada
Llegada: a partir de las 15:00
Puedes aparcar en la calle.
Código de la puerta: 9021
Wifi
Red: Casa Azul
Contraseña: naranja77
Normas de la casa
• No se admiten fiestas
Electrodomésticos
Horno: gira el mando a la derecha
Compras
Panadería Sol, Calle Mayor 4
Salida
Salida: antes de las 11:00`,
  de: `Herzlich willkommen im Haus am Hang

Anreise
Anreise: ab 15 Uhr
Der Schlüssel hängt im Kasten neben der Haustür.
Türcode: 3344#
Parken
Bitte parken Sie im Hof, und zwar so, dass die Nachbarin mit ihrem
großen Wagen noch hinauskommt.
WLAN
WLAN: Hanghaus
Passwort: birnbaum9
Hausregeln
- Im Haus wird nicht geraucht
Geräte
Spülmaschine: ein Tab pro Spülgang
Abreise
Abreise: bis 10 Uhr
Bitte die Fenster schließen.
Die Katze der Nachbarn heißt Mauz.`,
} as const
