CREATE TABLE "synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phrases" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "parts_serial_end" ON "parts" USING btree (reverse("serial_key") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "parts_manufacturer_end" ON "parts" USING btree (reverse("manufacturer_key") text_pattern_ops);