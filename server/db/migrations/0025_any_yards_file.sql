CREATE TABLE "column_maps" (
	"supplier" text PRIMARY KEY NOT NULL,
	"map" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kind_words" (
	"words" text PRIMARY KEY NOT NULL,
	"category_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_names" (
	"brand_id" integer NOT NULL,
	"key" text NOT NULL,
	"model_id" integer NOT NULL,
	CONSTRAINT "model_names_brand_id_key_pk" PRIMARY KEY("brand_id","key")
);
--> statement-breakpoint
ALTER TABLE "models" ALTER COLUMN "year_from" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "colour_code" text;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "power_kw" integer;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "gearbox_code" text;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "vin" text;--> statement-breakpoint
ALTER TABLE "models" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "other_numbers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "axle" text;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "internal_notes" text;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "other_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "parts" ADD COLUMN "hand_set" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "other_numbers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "kind_words" ADD CONSTRAINT "kind_words_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_names" ADD CONSTRAINT "model_names_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_names" ADD CONSTRAINT "model_names_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parts_other_keys" ON "parts" USING gin ("other_keys");